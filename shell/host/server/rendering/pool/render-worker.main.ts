import { runRenderWorker } from './render-worker.ts';

runRenderWorker();
