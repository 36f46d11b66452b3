import type { EngineName, EngineOptions, EngineWindow } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const OPENERS = { firefox: openFirefox, webkit: openWebKit };

export const openEngine = (name: EngineName, options: EngineOptions): Promise<EngineWindow> =>
  OPENERS[name](options);
