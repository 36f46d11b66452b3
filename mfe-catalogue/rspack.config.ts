import { defineRemote } from '@carefare/build';

export default defineRemote(import.meta.dirname, 'catalogue');
