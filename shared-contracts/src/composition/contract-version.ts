/** Version of this package as the share scope knows it. Equal to package.json's; a test holds the two together. */
export const contractVersion = '1.0.0';

/** Planted once per copy of the contract that runs on a page: a second one is a fault that tests look for. */
const copies = globalThis as { __carefareContractCopies?: number };
copies.__carefareContractCopies = (copies.__carefareContractCopies ?? 0) + 1;
