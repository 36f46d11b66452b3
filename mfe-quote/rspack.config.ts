import { defineRemote } from 'shared-contracts/build';

export default defineRemote(import.meta.dirname, 'quote');
