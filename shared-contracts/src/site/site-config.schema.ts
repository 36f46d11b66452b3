import * as v from 'valibot';

const hosts = {
  Facebook: 'facebook.com',
  Instagram: 'instagram.com',
  LinkedIn: 'linkedin.com',
} as const;

const Text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(100));

/** Whether the address is one of its network. */
const isAccount = ({ network, href }: { network: keyof typeof hosts; href: string }): boolean => {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return url?.protocol === 'https:' && `.${url.hostname}`.endsWith(`.${hosts[network]}`);
};

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const NamedOption = v.strictObject({ id: Id, name: Text });

/** What `site.config.ts` may hold. */
export const SiteConfigSchema = v.strictObject({
  name: Text,
  email: v.pipe(Text, v.email('must be an email address')),
  phone: v.pipe(Text, v.regex(/^\+\d[\d ]{6,17}\d$/, 'must be a number such as +1 555 010 0199')),
  social: v.array(
    v.pipe(
      v.strictObject({ network: v.picklist(['Facebook', 'Instagram', 'LinkedIn']), href: v.string() }),
      v.check(
        isAccount,
        ({ input }) => `must be an account, such as https://www.${hosts[input.network]}/name`,
      ),
    ),
  ),
  jurisdiction: Text,
  promises: v.strictObject({
    quoteHours: Count,
    breakdownHours: Count,
    answersDays: Count,
    requestMonths: Count,
  }),
  accommodation: v.pipe(
    v.array(v.strictObject({ ...NamedOption.entries, description: v.string() })),
    v.minLength(1),
  ),
  food: v.pipe(v.array(NamedOption), v.minLength(1)),
  standard: v.strictObject({ accommodation: Id, food: Id }),
});
/** The facts about the company behind the site. */
export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;
