import { attributesToProps, type DOMNode, type Element, htmlToDOM } from 'html-react-parser';
import Link from 'next/link';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

interface Replaced {
  element: Element;
  props: ReturnType<typeof attributesToProps>;
  children: ReactElement;
  /** Other nodes as elements. */
  render(node: DOMNode): ReactNode;
}

/** Gives an interactive element in place of one of the HTML. */
export type Replace = (replaced: Replaced) => ReactElement | undefined;

const trees = new Map<string, DOMNode[]>();
const propsOf = new WeakMap<Element, Replaced['props']>();

/**
 * The HTML as elements of React, made for each rendering as components make them. Parsing, which components need not do, is
 * done once.
 */
export function toElements(html: string, replace: Replace = () => undefined): ReactElement {
  const tree = trees.get(html) ?? htmlToDOM(html);
  trees.set(html, tree);
  const render = (node: DOMNode): ReactNode => {
    if (!isElement(node)) return textOf(node);
    const props = propsOf.get(node) ?? attributesToProps(node.attribs, node.name);
    propsOf.set(node, props);
    const children = childrenOf(node).map(render);
    const replaced = replace({ element: node, props, children: inFragment(children), render });
    const { href = '' } = node.attribs;
    const isLink = node.name === 'a' && href.startsWith('/');
    return (
      replaced ??
      (isLink
        ? createElement(Link, { ...props, href }, ...children)
        : createElement(node.name, props, ...children))
    );
  };
  return inFragment(tree.map(render));
}

const inFragment = (children: readonly ReactNode[]): ReactElement =>
  createElement(Fragment, undefined, ...children);

export const childrenOf = (element: Element): DOMNode[] => element.children as DOMNode[];

// No `instanceof`: the parser may have a class of its own.
export const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'attribs' in node;

export const textOf = (node: DOMNode): string =>
  isElement(node) ? childrenOf(node).map(textOf).join('') : 'data' in node ? node.data : '';

/** All elements of a name within another. */
export const findAll = (element: Element, name: string): Element[] =>
  childrenOf(element)
    .filter(isElement)
    .flatMap(child => (child.name === name ? [child] : []).concat(findAll(child, name)));
