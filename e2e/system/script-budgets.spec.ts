import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findForeignStyles } from '@carefare/release/styles';
import { latestRelease, packageDir } from 'e2e-stack';
import { bytesByPackage } from '../support/bytes-by-package.ts';
import { expect, test } from '../support/test.ts';

const KB = 1_024;
const LARGEST = 6;
/** KB by which a script may differ between two builds: names of other files hold digests, which compress differently. */
const DIGESTS = 0.15;

/** Most KB, as brotli, that each script for browsers may have, by the name of its chunk. Lower them as scripts shrink. */
const budgets: Record<string, Record<string, number>> = {
  shell: {
    // With what finds links that are prefetched, and where the visitor lives and the currency, which the header has: 2.5 KB
    // of it were federation's. It follows translations, keeps what fields hold and notices parts that suspend: 1.3 KB. Search
    // finds pages; whole style sheets take effect together; totals name what they leave out: 0.8 KB. Nights of a second trip.
    // Slots in pages of remotes, in the header and the footer, which were the home page's: 0.7 KB.
    // A search knows the countries that the API lists: 0.2 KB.
    // A page is fetched ahead with its parts, which go live together, and once the visitor has said where they live; a remote's part
    // finds the page's treatment: 0.3 KB.
    // What visitors were told at home and what they compare is kept; a page at another origin says so: 0.5 KB.
    // Slugs of every script, sorting with accents, and calls that the API refused: 0.2 KB.
    // Without what checks a composition, and without the search: 0.6 KB less.
    main: 51.3,
    react: 57.3,
    // Part of every page's HTML.
    inline: 0.6,
    // All calls of the API, and the schemas of their answers. It keeps what the API asked to wait for. Section 3's slugs: 0.4 KB,
    // which main had. Decimals may be text: 0.1 KB.
    // What checks a composition, which main had: 0.8 KB.
    client: 12.6,
    // For pages in view, and for navigations that fail: asked for once the page is live, as the line may be gone then.
    'at-rest': 1.8,
    // With what public care at home pays, the rules of a request, and what makes digits of every keyboard 0 to 9,
    // and how sure a saving is, and where a price at home comes from. What a quote request may say besides section 7: 0.3 KB;
    // words that searches add in other languages: 0.2 KB.
    // Amounts in the visitor's currency, two totals where a guideline asks for a later flight, what prices of a list rest on: 0.8 KB.
    federation: 7.9,
    // With Mantine's fields, what prints and copies, and what cleans pasted addresses and numbers.
    forms: 23.6,
    toasts: 21.9,
    vitals: 5.5,
    // For developers. With what notices faults, and with what checks releases, which main had: 0.4 KB.
    'follow-changes': 2.6,
    // For testers, who ask for it.
    overlay: 2.5,
    suggestions: 5.3,
    // Where nothing is found, it knows words of other languages, what is not here, and names the nearest treatments.
    'similar-treatments': 10.4,
    'page-home': 9,
    'page-about': 3.5,
    'page-blog': 6,
    'page-cookies': 2.6,
    // With one estimate, line by line, and what each line rests on: 2.2 KB.
    'page-how-it-works': 4.3,
    // It offers only what the API has: 0.2 KB.
    'page-not-found': 1.2,
    'page-privacy': 3.6,
    'page-terms': 3.5,
    'page-who-pays-us': 2.6,
    'page-faq': 2.3,
    'page-accessibility': 2.5,
    // For browsers whose style sheets cannot open what is folded.
    'open-for-print': 0.3,
    // With what reads shared links.
    'linked-trip': 1.8,
    // For pages behind a proxy that translates.
    'original-page': 1,
    // For visitors who return.
    'continue-trip': 2.6,
    // Loaded with the first error of a page, and by no other.
    'error-report': 1.5,
  },
  // Pages are whole on an API of section 7 and nothing more: 0.2 to 0.3 KB each.
  // With its tables, the note of a typical trip, and what a later flight home comes to beside home, in the file of each page that has them.
  'mfe-catalogue': {
    remoteEntry: 4.5,
    // With the choice of an order. Each page says of its prices what they rest on, and announces what its totals count.
    // It says for what number of pieces a price is: 0.1 KB.
    // Of a long list the first of each category, one category, and the nearest where nothing is found: 0.3 KB.
    treatments: 5.3,
    // Its head and its addresses are its own. The words of its drawing, and what public care pays.
    // With the price on its preview picture. It finds its treatment in the API's list, as countries do: 0.1 and 0.2 KB.
    // Of a long list it asks for its own and those related, and is sent with the first of many countries: 0.4 KB.
    // What this site does stands beside what to ask a clinic: 0.1 KB.
    treatment: 7.7,
    // What the drawings of countries and categories show, in words.
    // With the treatments of a country by category, and totals in the visitor's currency, the prices on their preview pictures, and
    // what a country without prices or routes says; what several pieces cost, as the API says it.
    // Of a long list the first of each category, and those that a search finds: 0.4 KB.
    // Home countries beyond three and other treatments beyond eight are folded: 0.2 KB.
    country: 13.5,
    // With profiles in plain words, and a column for each of two totals: 0.1 KB.
    // Without the example it shows the lowest prices: 0.1 KB. Its map and its profiles are of countries that the API lists: 0.1 KB.
    // A choice of the treatment that the table has: 0.2 KB.
    destinations: 8.3,
    // With prices at home, and what each source is.
    // Of a long list categories, and treatments one by one: 0.4 KB.
    prices: 4,
    // Reads amounts, and the answer of a post by a schema. Its answer has the whole trip and the questions before a payment.
    // Of a long list the treatment and the country are typed, and the prices are those of one: 0.6 KB.
    // What several pieces cost it asks the API: 0.2 KB.
    // An amount is read alike in a field and in a text, in every currency's signs, and as a range; the questions are a message: 3.1 KB.
    'check-a-quote': 15.6,
    // Loaded when a text is read.
    // A grammar, and words by meaning in eight languages: 15.9 KB.
    // With what fresh quotes showed: 1.1 KB.
    // Whether a price has two treatments in it: 0.4 KB.
    // What is denied, free on a condition, taxed, at so much a ride, or a clinic's name, from forty more quotes: 2.1 KB. It comes
    // once a text is pasted.
    'read-quote': 21.5,
    'featured-destinations': 3.1,
  },
  // Rules and texts that are one remote's alone are in its files, and no more in federation and main of every page.
  // Totals name what they leave out, trips for two and until a guideline lets patients fly: 1.1 KB.
  // Both totals of a trip, and what the visitor was told at home: 1 KB.
  // What else a trip may come to, which federation had: 0.2 KB. The estimate in the catalogue's pages has most of what that lost.
  // An answer that the API's lists do not have any more is asked for again: 0.4 KB.
  // The estimate has two totals in short in cards, and stands below them too: 0.4 KB.
  'mfe-calculator': {
    remoteEntry: 4,
    // Step 2 says of each of two totals when it holds: 0.2 KB.
    calculator: 15.5,
    // Range and dollars of each of two totals, what each price rests on, the way back from a print: 0.1 KB.
    estimate: 10.1,
    'calendar-file': 8.5,
    'quick-estimate': 4.7,
  },
  // The treatment of an address is looked for in the API's list.
  // A treatment of a long list is typed, and one of many destinations: 0.5 KB.
  // For whom a request is, the age and how to be reached, and the band of a demonstration: 0.4 KB.
  'mfe-quote': { remoteEntry: 4, contact: 14.6, ask: 0.5 },
};

/** The packages with the most bytes of a script, in words. */
function describeLargest(packageName: string, path: string): string {
  const map = join(packageDir(packageName), '.source-maps', `${path.replace('.releases/', '')}.map`);
  const sizes = bytesByPackage(
    readFileSync(join(packageDir(packageName), path), 'utf8'),
    JSON.parse(readFileSync(map, 'utf8')),
    packageName,
  );
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, LARGEST)
    .map(([name, bytes]) => `${name} ${(bytes / KB).toFixed(1)}`)
    .join(', ');
}

for (const [packageName, limits] of Object.entries(budgets))
  test(`the scripts of ${packageName} are within their budgets`, { tag: ['@shell', '@own-stack'] }, () => {
    const dir = packageDir(packageName);
    const files = globSync(`.releases/${latestRelease(packageName)}/{client,web}/*.js`, { cwd: dir });
    const sizes = files.map(path => {
      const name = basename(path).split('.')[0] ?? '';
      return { path, name, size: statSync(join(dir, `${path}.br`)).size / KB };
    });
    expect(sizes.map(({ name }) => name).toSorted()).toEqual(Object.keys(limits).toSorted());
    const faults = sizes
      .filter(({ name, size }) => size > (limits[name] ?? 0) + DIGESTS)
      .map(
        ({ path, name, size }) =>
          `${name} of ${packageName} has ${size.toFixed(1)} KB, its budget is ${limits[name]}; its largest packages are ` +
          `${describeLargest(packageName, path)} KB: take out what grew, or raise the budget and say why`,
      );
    expect(faults).toEqual([]);
    // Else the gate refuses the release.
    const { carefare } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    const all = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(all).toBeLessThanOrEqual(carefare?.budgets?.scripts ?? Infinity);
    const sheets = globSync(`.releases/${latestRelease(packageName)}/web/*.css`, { cwd: dir });
    const styles = sheets.reduce((sum, path) => sum + statSync(join(dir, `${path}.br`)).size / KB, 0);
    expect(styles).toBeLessThanOrEqual(carefare?.budgets?.styles ?? Infinity);
    const prefix = `${packageName.replace('mfe-', '')}-`;
    expect(sheets.flatMap(path => findForeignStyles(readFileSync(join(dir, path)), prefix))).toEqual([]);
    for (const { path } of sizes)
      expect(readFileSync(join(dir, path), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
