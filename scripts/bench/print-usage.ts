/** `node --import` loads this module into a build. It prints the resources that the process has used when it ends. */
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  console.info(`Peak memory: ${maxRSS} KiB`)
  console.info(`Processor time: ${(userCPUTime + systemCPUTime) / 1_000_000} s`)
})
