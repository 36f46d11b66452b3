import type { Api, PageAddress } from 'shared-contracts';
import { type ModuleId, PictureUrlSchema, SocialTextSchema } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';
import * as v from 'valibot';
import { reasonOf } from '../error-reason.ts';
import type { EvaluatedComposition } from './evaluate-composition.ts';
import { runLoad } from './html/load-for-render.ts';
import type { RenderOptions } from './rendered-page.ts';

/** Search engines take up to 50,000 of a site. */
const ADDRESSES_MAX = 10_000;

const AddressesSchema = v.pipe(
  v.array(
    v.object({
      path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
      // A picture that cannot be drawn costs no page its place in the sitemap.
      social: v.object({
        ...SocialTextSchema.entries,
        image: v.fallback(v.optional(PictureUrlSchema), undefined),
      }),
    }),
  ),
  v.maxLength(ADDRESSES_MAX),
);

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
        const listed = await runLoad(id, async () => page.addresses?.({ api, queryClient }));
        const parsed = v.safeParse(AddressesSchema, listed);
        if (!parsed.success) throw new Error(`${v.getDotPath(parsed.issues[0]) ?? 'the list'} is wrong`);
        return [id, parsed.output] as const;
      } catch (error) {
        onError(error, `listing the addresses of ${id} (${reasonOf(error)})`, id);
        return [id, null] as const;
      }
    }),
  );
}
