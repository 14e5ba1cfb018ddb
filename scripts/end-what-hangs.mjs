// Loaded into every test file. A file that hangs outside of its tests has no other end.

const LONGEST_FILE_MINUTES = 40

if (process.env.NODE_TEST_CONTEXT !== undefined)
  setTimeout(() => {
    process.stderr.write(`${process.argv[1]} hangs: it has taken ${LONGEST_FILE_MINUTES} minutes\n`)
    process.exit(1)
  }, LONGEST_FILE_MINUTES * 60_000).unref()
