import type { Api } from 'shared-contracts';
import type { MasterData, ModuleId } from 'shared-contracts/host';
import type { ApiState } from '../../../gateway/api-state.ts';
import type { LoadedPage } from '../../page/loaded-page.ts';
import type { MatchedPage } from '../../page/match.ts';
import type { PublicConfig } from '../../page/payload.ts';
import type { ShellRelease } from '../shell-release.ts';
import type { EvaluatedComposition } from './evaluate-composition.ts';

/** CSS of the composition's pages and widgets, and of the shell, by its path on the site, escaped for style elements. */
export type InlineStyles = Readonly<Record<string, string>>;

/** A page to be rendered. Plain data: it travels to a render worker. */
export interface RenderJob {
  path: string;
  /** What is at the path, in the composition of the renderer. */
  matched: MatchedPage;
  /** The address's query, for pages that it filters. Kept out of every message. */
  search?: string;
  /** What the API says of itself. */
  apiState?: ApiState | undefined;
  /** Result of a form post. */
  posted?: Pick<LoadedPage, 'state' | 'flash' | 'status'>;
}

export interface RenderOptions {
  evaluated: EvaluatedComposition;
  masterData: Partial<MasterData>;
  styles: InlineStyles;
  /** Modules to render as if they were missing. */
  skip: readonly ModuleId[];
  shell: Pick<ShellRelease, 'digest' | 'chunks' | 'inlineScript'>;
  config: PublicConfig;
  api: Api;
  /** @param task what failed, as in "rendering /contact" */
  onError(error: unknown, task: string, module?: ModuleId): void;
}

export interface RenderedPage {
  status: number;
  /** UTF-8. */
  html: Uint8Array<ArrayBuffer>;
  /** All modules and all data are there, so that the page may be cached. */
  isComplete: boolean;
  /** The API did not give what the page or one of its widgets shows. */
  isWithoutData?: boolean;
}
