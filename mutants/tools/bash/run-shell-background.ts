import { mutant } from '../../mutant.ts'

const A_LINE = 'BASH-001/output/a-line'

export const waitsAfterAKill = mutant({
  unit: 'runShell',
  kills: 'BASH-011',
  does: 'answers a timeout or an abort only three seconds later',
  control: A_LINE,
  hangs: true,
  build: (original) => async (command, options) => {
    const end = await original(command, options)
    if (end.reason !== 'exit') await new Promise((resolve) => setTimeout(resolve, 3000))
    return end
  },
})

export const endsBackgroundProcesses = mutant({
  unit: 'runShell',
  kills: 'BASH-012',
  does: 'ends background processes together with the shell',
  control: A_LINE,
  build: (original) => (command, options) =>
    original(`trap 'kill $(jobs -p) 2> /dev/null' EXIT\n${command}`, options),
})

export const forgetsTheCodeOfAChattyShell = mutant({
  unit: 'runShell',
  kills: 'BASH-014',
  does: 'loses the exit code when background processes wrote for long after the shell',
  control: A_LINE,
  build: (original) => async (command, options) => {
    const start = performance.now()
    const end = await original(command, options)
    const afterwards = (performance.now() - start) / 1000 - (end.shell?.seconds ?? 0)
    return end.shell && afterwards > 0.7 ? { ...end, shell: { ...end.shell, exitCode: null } } : end
  },
})

export const closesThePipe = mutant({
  unit: 'runShell',
  kills: 'BASH-015',
  does: 'closes the output soon after the answer, so that writing to it is deadly',
  control: A_LINE,
  build: (original) => (command, options) => original(`{ ${command}\n} > >(timeout 0.3 cat) 2>&1`, options),
})
