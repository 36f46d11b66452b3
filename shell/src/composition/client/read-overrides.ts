import * as v from 'valibot';
import { type Overrides, OverridesSchema } from '../overrides.ts';
import { OVERRIDES_ID } from './is-overridden.ts';

/** The overrides that this page's data names. */
export const readOverrides = (): Overrides =>
  v.parse(OverridesSchema, JSON.parse(document.getElementById(OVERRIDES_ID)?.textContent ?? '{}'));
