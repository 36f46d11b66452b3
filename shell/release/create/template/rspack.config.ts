import { defineRemote } from '@carefare/build';
import { remote } from './src/remote.ts';

export default defineRemote(import.meta.dirname, remote);
