/** In a chunk of its own, with what else an address may hold: most visits read no link. */
export { parseTripLink } from 'shared-contracts/host';
