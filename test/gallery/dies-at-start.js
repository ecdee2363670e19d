process.stderr.write('no configuration found\n')
process.exit(9)
