import manifest from '../../package.json' with { type: 'json' };

/** Number of copies of the contract on the page. More than one is an error, which the browser tests look for. */
const copies = globalThis as { __carefareContractCopies?: number };

/** A bundler replaces a plain constant by its value, and would drop the count. */
function countCopy(version: string): string {
  copies.__carefareContractCopies = (copies.__carefareContractCopies ?? 0) + 1;
  return version;
}

/** Version of this package in the federation share scope. */
export const contractVersion = countCopy(manifest.version);
