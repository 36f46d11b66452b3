/** Version of this package in the federation share scope. A test keeps it equal to package.json's. */
export const contractVersion = '1.2.0';

/** Number of copies of the contract on the page. More than one is an error, which the browser tests look for. */
const copies = globalThis as { __carefareContractCopies?: number };
copies.__carefareContractCopies = (copies.__carefareContractCopies ?? 0) + 1;
