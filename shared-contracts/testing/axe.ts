import axe from 'axe-core';

/** Violations that axe finds in an element, one line each. Colours need a real browser and are checked there. */
export async function violations(container: Element): Promise<string[]> {
  const { violations: found } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    // What is said below needs neither what passes nor a selector for each element, which take most of the time.
    resultTypes: ['violations'],
    selectors: false,
    elementRef: false,
  });
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(node => node.html).join(' | ')})`);
}
