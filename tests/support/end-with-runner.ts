/**
 * Loaded before a program (`node --import`) whose standard input only its runner holds open: when
 * the runner ends, for whatever reason, so do the program and its whole group.
 */
process.stdin.resume().once('end', () => process.kill(0, 'SIGKILL'))
process.stdin.unref()
