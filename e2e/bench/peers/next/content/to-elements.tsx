import { attributesToProps, type DOMNode, domToReact, Element, htmlToDOM } from 'html-react-parser';
import Link from 'next/link';
import type { ReactElement, ReactNode } from 'react';

interface Replaced {
  element: Element;
  // Attributes of any element.
  // oxlint-disable-next-line typescript/no-explicit-any
  props: any;
  /** Its content as elements. */
  children(): ReactNode;
  /** Elements of other nodes. */
  render(nodes: readonly DOMNode[]): ReactNode;
}

/** Gives an interactive element in place of one of the HTML. */
export type Replace = (replaced: Replaced) => ReactElement | undefined;

const trees = new Map<string, DOMNode[]>();

/** The HTML as elements of React, made for each rendering as components make them. It is parsed once. */
export function toElements(html: string, replace: Replace = () => undefined): ReactNode {
  const tree = trees.get(html) ?? htmlToDOM(html);
  trees.set(html, tree);
  const render = (nodes: readonly DOMNode[]): ReactNode =>
    domToReact([...nodes], {
      replace(node) {
        if (!isElement(node)) return undefined;
        const props = attributesToProps(node.attribs, node.name);
        const children = () => render(childrenOf(node));
        if (node.name === 'a' && node.attribs.href?.startsWith('/'))
          return (
            <Link {...props} href={node.attribs.href}>
              {children()}
            </Link>
          );
        return replace({ element: node, props, children, render });
      },
    });
  return render(tree);
}

export const childrenOf = (element: Element): DOMNode[] => element.children as DOMNode[];

export const isElement = (node: unknown): node is Element => node instanceof Element;

export const textOf = (node: DOMNode): string =>
  isElement(node) ? childrenOf(node).map(textOf).join('') : 'data' in node ? node.data : '';

/** All elements of a name within another. */
export const findAll = (element: Element, name: string): Element[] =>
  childrenOf(element)
    .filter(isElement)
    .flatMap(child => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
