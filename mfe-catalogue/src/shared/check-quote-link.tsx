import { Link, useServices } from 'shared-contracts/ui';
import { CHECK_QUOTE_PATH } from './addresses.rules.ts';

const copy = { ask: 'Have a quote from a clinic?', link: 'Check it against our list' };

interface CheckQuoteLinkProps {
  /** What the form starts with: the treatment's id, and the country. */
  treatment?: string;
  country?: string;
}

/** Leads to the check of a quote, where there is one. The state fills in its form, so that no address says more than the page. */
export function CheckQuoteLink(start: CheckQuoteLinkProps) {
  const { hasPage } = useServices();
  if (!hasPage(CHECK_QUOTE_PATH)) return null;
  return (
    <p>
      {copy.ask}{' '}
      <Link to={CHECK_QUOTE_PATH} state={start}>
        {copy.link}
      </Link>
      .
    </p>
  );
}
