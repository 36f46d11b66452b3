import { reasonOf } from '@carefare/release/error-reason';
import type { Api, PageAddress } from 'shared-contracts';
import { type ModuleId, PictureUrlSchema, SocialTextSchema } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';
import * as v from 'valibot';
import { LISTING_DEADLINE_MS } from '../time-limits.ts';
import type { EvaluatedComposition } from './evaluate-composition.ts';
import { runLoad } from './html/run-load.ts';
import type { RenderOptions } from './rendered-page.ts';

/** What the server keeps of one module, about 30 MB. */
const ADDRESSES_MAX = 100_000;

const AddressSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
  // A picture that cannot be drawn costs no page its place in the sitemap.
  social: v.object({
    ...SocialTextSchema.entries,
    image: v.fallback(v.optional(PictureUrlSchema), undefined),
  }),
});

/** The addresses of a module's pages with parameters; null if it could not list them. */
export type ListedAddresses = readonly (readonly [ModuleId, readonly PageAddress[] | null])[];

/** Asks each module that lists addresses. */
export async function listAddresses(
  { modules }: EvaluatedComposition,
  { api, onError }: { api: Api } & Pick<RenderOptions, 'onError'>,
): Promise<ListedAddresses> {
  const listing = [...modules].flatMap(([remote, exposed]) =>
    [...exposed].flatMap(([name, { page }]) => (page?.addresses ? [{ remote, name, page }] : [])),
  );
  return await Promise.all(
    listing.map(async ({ remote, name, page }) => {
      const id: ModuleId = `${remote}/${name}`;
      try {
        const queryClient = createQueryClient({ server: true });
        const listed = await runLoad(
          id,
          async () => page.addresses?.({ api, queryClient }),
          LISTING_DEADLINE_MS,
        );
        const rows = v.parse(v.array(v.unknown()), listed).map(row => v.safeParse(AddressSchema, row));
        const sound = rows.flatMap(row => (row.success ? [row.output] : [])).slice(0, ADDRESSES_MAX);
        if (sound.length < rows.length) {
          const error = new Error(`${rows.length - sound.length} of ${rows.length} were left out`);
          onError(error, `listing the addresses of ${id} (${error.message})`, id);
        }
        return [id, sound] as const;
      } catch (error) {
        onError(error, `listing the addresses of ${id} (${reasonOf(error)})`, id);
        return [id, null] as const;
      }
    }),
  );
}
