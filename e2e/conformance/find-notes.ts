import { slugOf, type Treatment, treatmentSlug, usd } from 'shared-contracts';
import { CostsByTreatmentAnswerSchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { bodyOf, type CheckedReply, type TriedCall } from './attempt.ts';
import { type Fault, findDoubles } from './faults.ts';
import type { Known, Trip } from './learn-api.ts';

const SLOW_MS = 2_000;
/** A longer answer is worth compressing. */
const BYTES_MAX = 10_000;

/** What section 7 does not ask for, and visitors notice. */
export function findNotes({ treatments, trips }: Known, tried: readonly TriedCall[]): Fault[] {
  const replies = tried.flatMap(({ call, replies: all }) =>
    all.filter(({ failure }) => !failure).map(reply => ({ name: call.name, reply })),
  );
  const lists = replies.filter(({ name }) => name.includes(' /masters/'));
  return [
    ...findDoubles(treatments, ({ name }) => name).map(([name, same]) => ({
      kind: 'name',
      text: `${same.length} treatments have the name ${name}: ids ${same.map(({ id }) => id).join(', ')}`,
    })),
    ...findSameAddresses(treatments),
    ...trips.flatMap(findOffers),
    ...replies.flatMap(findZeroCosts),
    ...replies
      .toSorted((one, other) => other.reply.ms - one.reply.ms)
      .filter(({ reply }) => reply.ms > SLOW_MS)
      .map(({ name, reply }) => ({
        kind: 'slow',
        text: `${name} took ${(reply.ms / 1_000).toFixed(1)} s: visitors wait for it`,
      })),
    ...lists
      .filter(({ name, reply }) => name.startsWith('GET') && !reply.headers.has('cache-control'))
      .map(({ name }) => ({
        kind: 'cache',
        text: `${name} has no Cache-Control: browsers keep its answer for ten seconds`,
      })),
    ...lists.flatMap(findUncompressed),
  ];
}

/** The contract gives the later of two with one slug its id behind it. */
const findSameAddresses = (treatments: readonly Treatment[]): Fault[] =>
  treatments.flatMap(treatment => {
    const { id, name } = treatment;
    const slug = treatmentSlug(treatment);
    const earlier = treatments.find(each => slug === `${treatmentSlug(each)}-${id}`);
    if (!earlier || earlier.name === name || slug === slugOf(name)) return [];
    const taken = treatmentSlug(earlier);
    return [
      {
        kind: 'slug',
        text: `${earlier.name} and ${name} have the same address, ${taken}: that of the second is ${slug}`,
      },
    ];
  });

function findOffers({ treatment, countries }: Trip): Fault[] {
  if (countries?.length === 0) return [{ kind: 'nowhere', text: `no country offers ${treatment.name}` }];
  const priced = countries?.find(({ basePrice }) => basePrice > 0);
  if (!priced || treatment.estimatedCost > 0) return [];
  const price = `${priced.name} has the price ${usd(priced.basePrice)}`;
  return [{ kind: 'base_cost', text: `${treatment.name} has the base_cost 0 or none, but ${price}` }];
}

function findZeroCosts({ name, reply }: { name: string; reply: CheckedReply }): Fault[] {
  if (!name.endsWith('/compute-cost-by-treatment')) return [];
  const { success, output } = v.safeParse(
    CostsByTreatmentAnswerSchema,
    bodyOf(CostsByTreatmentAnswerSchema, reply),
  );
  const isZero = success && output.length > 0 && output.every(({ total }) => total === 0);
  return isZero ? [{ kind: 'cost', text: `${name}: the costs are empty: every total is 0` }] : [];
}

/** The site compresses what is the same for everyone, unless the API says that it is not. */
function findUncompressed({
  name,
  reply: { text, headers },
}: {
  name: string;
  reply: CheckedReply;
}): Fault[] {
  const bytes = Buffer.byteLength(text);
  const isPrivate = /\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '');
  if (bytes <= BYTES_MAX || !isPrivate || headers.has('content-encoding')) return [];
  const size = `${Math.round(bytes / 1_000)} KB`;
  return [
    {
      kind: 'size',
      text: `${name} sends ${size} uncompressed, and the site compresses nothing with Cache-Control: private or no-store`,
    },
  ];
}
