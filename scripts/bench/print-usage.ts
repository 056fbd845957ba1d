/**
 * Prints the peak memory and the processor time of a build when the process of the build ends. `node --import` loads
 * this module into the process.
 */
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  console.info(`Peak memory: ${maxRSS} KiB`)
  console.info(`Processor time: ${(userCPUTime + systemCPUTime) / 1_000_000} s`)
})
