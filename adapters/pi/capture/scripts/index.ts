import type { Script } from '../recording.ts'
import { bashExecutions } from './bash-executions.ts'
import { branched } from './branched.ts'
import { compacted, compactedTwice, forkOfCompacted } from './compacted.ts'
import { images, multiByteText, toolCalls } from './contents.ts'
import { contextEdits } from './context-edits.ts'
import { customEntries } from './custom-entries.ts'
import { labelledAndForked } from './labelled-and-forked.ts'
import { linear } from './linear.ts'
import { copiedForOtherProject, forkBeforeConversation, twoRoots } from './roots-and-copies.ts'
import { settings } from './settings.ts'
import { systemMessages } from './system-messages.ts'

/** Each script's place is its date and its randomness, so new ones go to the end. */
export const scripts: readonly Script[] = [
  linear,
  branched,
  labelledAndForked,
  compacted,
  compactedTwice,
  forkOfCompacted,
  settings,
  bashExecutions,
  customEntries,
  contextEdits,
  systemMessages,
  images,
  toolCalls,
  multiByteText,
  twoRoots,
  copiedForOtherProject,
  forkBeforeConversation,
]
