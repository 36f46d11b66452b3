/**
 * Asks for the page's code, which waits in a template, once the page is painted for the first time: until then HTML and
 * pictures have the network for themselves. No visitor can want to use the page earlier.
 */
export function startCode(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-code]');
  // Does nothing the second time, since the template is no part of the page then.
  new PerformanceObserver(() => template?.replaceWith(template.content)).observe({
    type: 'paint',
    buffered: true,
  });
}
