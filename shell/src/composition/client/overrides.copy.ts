/** Texts for testers. A reason completes "quote could not run from 127.0.0.1:4103: …". */
export const overridesCopy = {
  label: 'Overridden releases',
  row: (remote: string, host: string) => `${remote} runs from ${host}`,
  end: 'Use the live release',
  failed: 'The override has ended',
  failure: (remote: string, host: string, reason: string) =>
    `${remote} could not run from ${host}: ${reason}. The live release runs.`,
  reasons: {
    unreachable: 'it did not answer, or does not let this site read it',
    status: (status: number) => `its release.json answered with status ${status}`,
    malformed: (place: string) => `its release.json is malformed at ${place}`,
    file: (path: string) => `${path} could not be loaded, or is not the file that release.json lists`,
  },
} as const;
