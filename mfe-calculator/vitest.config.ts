import { defineTests } from '@carefare/build';
import { remote } from './src/remote.ts';

export default defineTests(import.meta.dirname, { pages: remote.pages, widgets: remote.widgets });
