import { expect, it } from 'vitest';
import { findNamesakes } from './find-namesakes.ts';

const findIn = (links: string): string[] => {
  document.body.innerHTML = `<header><a href="/about">About  us</a></header>
    <main data-module="quote/contact">${links}</main><footer><a href="/cookies" aria-label="Cookies">c</a>
    <a href="mailto:a@b.example">Write</a></footer>`;
  return findNamesakes(['quote/contact']);
};

it.each([
  '<a href="/about?from=contact">about us</a>',
  '<a href="/contact/us">Contact us</a>',
  '<a href="/cookies">Cookies</a>',
  '<a>About us</a>',
  '<a href="mailto:a@b.example?subject=Prices">Write</a>',
])('lets %s pass', link => expect(findIn(link)).toEqual([]));

it.each([
  [
    '<a href="/offers">About us</a>',
    'names a link "about us", as the site names /about, that leads to /offers',
  ],
  [
    '<a href="https://other.example/">Cookies</a>',
    'names a link "cookies", as the site names /cookies, that leads to https://other.example/',
  ],
])('finds %s', (link, clause) => expect(findIn(link + link)).toEqual([clause]));
