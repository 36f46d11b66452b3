import axe from 'axe-core';

/** Violations that axe finds in an element, one line each. Colours need a real browser and are checked there. */
export async function violations(container: Element): Promise<string[]> {
  const { violations: found } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(node => node.html).join(' | ')})`);
}
