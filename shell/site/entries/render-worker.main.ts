import { runRenderWorker } from '../../host/server/rendering/pool/render-worker.ts';
import { openVisit } from '../server/visitor-api.ts';
import { site } from '../site.ts';

runRenderWorker({ ...site, openVisit });
