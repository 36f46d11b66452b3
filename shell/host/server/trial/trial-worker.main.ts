import { runRenderWorker } from '../rendering/pool/render-worker.ts';
import { startWorkerTrial } from './trial-worker.ts';

runRenderWorker(startWorkerTrial);
