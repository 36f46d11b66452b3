import { brand, type PageHead } from 'shared-contracts';
import { pageAt, socialImage } from 'shared-contracts/host';
import type { PublicConfig } from '../../host/page/payload.ts';
import { toScriptJson } from '../../host/page/script-json.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import {
  describeBreadcrumb,
  describeOrganization,
  describeWebSite,
  shownHead,
  withWholeDate,
} from './structured-data.ts';

interface HeadProps {
  head: PageHead;
  /** Its origin has no trailing slash. */
  config: PublicConfig;
}

/**
 * The one owner of the document's head: React hoists these tags, and replaces them at each navigation. It renders the
 * visible breadcrumb too, so that breadcrumb and structured data always agree.
 */
export function Head({ head, config }: HeadProps) {
  const {
    title,
    description,
    canonical,
    breadcrumb,
    noindex,
    image = socialImage(noindex ? '/' : canonical),
    structuredData = [],
  } = shownHead(head, config);
  const { origin } = config;
  const url = origin + canonical;
  const trail = [pageAt('/'), ...breadcrumb];
  const data = [
    describeOrganization(origin),
    ...(canonical === '/' && !noindex ? [describeWebSite(origin)] : []),
    // A list of one page is not a way to it.
    ...(trail.length > 1 ? [describeBreadcrumb(origin, trail)] : []),
    ...structuredData.map(withWholeDate),
  ];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noindex ? 'noindex' : 'index, follow, max-image-preview:large'} />
      {/* The not-found page has no address. A filtered list, which is not indexed either, has that of the whole list. */}
      {!(noindex && canonical === '/') && <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={origin + image} />
      <Breadcrumb trail={trail} />
      {data.map((entry, index) => (
        <script
          // oxlint-disable-next-line react/no-array-index-key -- the list of a page never reorders
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScriptJson({ '@context': 'https://schema.org', ...entry }) }}
        />
      ))}
    </>
  );
}
