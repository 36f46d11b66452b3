import type { WidgetProps } from 'shared-contracts';
import { Button, Link, useNavigate, useServices } from 'shared-contracts/ui';

const copy = { ask: 'Get a personalised quote' };

/**
 * Records the event and opens /contact with treatment and destination as state (section 10.20). In a new tab, and without
 * code, the form reads them from the address. The treatment's slug is in the path of its pages; others hand it on.
 */
export function AskForQuote({ params, data }: WidgetProps) {
  const { track } = useServices();
  const navigate = useNavigate();
  const { treatmentId, name, destination } = data;
  const known = { treatment: params.slug ?? data.slug, destination };
  const query = new URLSearchParams(
    Object.entries(known).flatMap(([field, value]) => (value ? [[field, String(value)]] : [])),
  );
  const open = () => {
    if (name) track({ name: 'treatment_search', version: 1, context: 'home', treatment: String(name) });
    void navigate('/contact', { state: { treatmentId, destination } });
  };
  return (
    <Button
      {...(data.isSecond && { variant: 'default' })}
      size="lg"
      component={Link}
      to={`/contact?${query}`}
      onFollow={open}
    >
      {data.label ?? copy.ask}
    </Button>
  );
}
