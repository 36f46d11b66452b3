import { treatmentAddresses } from 'shared-contracts';

/** A treatment's name before its data is there: the address book's. */
export const knownName = (id: string): string =>
  treatmentAddresses.find(entry => entry.id === id)?.name ?? '';
