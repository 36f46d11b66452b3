import type { Engine, EngineName, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const STARTERS = { firefox: startFirefox, webkit: startWebKit };

export const startEngine = (name: EngineName, options: EngineOptions): Promise<Engine> =>
  STARTERS[name](options);
