import type { Composition, ModuleId } from 'shared-contracts';
import { nameOf, remoteOf } from '../../composition/modules.ts';
import type { ShellRelease } from '../start/shell-release.ts';
import { pruneStyles } from './prune-styles.ts';
import type { InlineStyles } from './rendered-page.ts';

interface FileLinkOptions {
  composition: Composition;
  styles: InlineStyles;
  shell: ShellRelease;
  /** Chunk of the page if it is one of the shell's. */
  chunk: string | undefined;
  /** The page if it is a remote's. */
  page: ModuleId | undefined;
  /** Widgets in the HTML. They need the styles of their HTML at once; code and all styles come later. */
  widgets: readonly ModuleId[];
  /** The page's HTML if it has widgets. */
  html: string;
}

interface Asset {
  href: string;
  integrity?: string;
}

interface FileLinks {
  /** Styles. */
  head: string;
  /** Code, in a template that asks for nothing until the script behind it opens it. */
  bodyEnd: string;
}

/** Links for exactly what the page shows, so that the browser requests all of its code in one wave. */
export function renderFileLinks({
  composition,
  styles,
  shell,
  chunk,
  page,
  widgets,
  html,
}: FileLinkOptions): FileLinks {
  const pageAssets = page ? findAssets(composition, page) : [];
  const widgetAssets = widgets.flatMap(id => findAssets(composition, id));
  const shellFiles = (kind: 'js' | 'css', chunks: readonly (string | undefined)[]): Asset[] =>
    chunks
      .flatMap(name => (name && shell.chunks[name]?.[kind]) || [])
      .map(file => ({ href: `/assets/${file}` }));

  const head = [
    ...[
      ...shellFiles('css', ['main', chunk, formsChunk([...pageAssets, ...widgetAssets])]),
      ...pageAssets.flatMap(({ css }) => css),
    ].map(asset => renderStyle(asset, styles[asset.href])),
    ...widgetAssets
      .flatMap(({ css }) => css)
      .map(asset => renderWidgetStyle(asset, styles[asset.href], html)),
  ];
  const code = [
    ...shellFiles('js', [chunk, page && 'federation', formsChunk(pageAssets)]).map(renderPreload),
    ...pageAssets.flatMap(({ js }) => js).map(renderPreload),
    ...shellFiles('js', ['main']).map(({ href }) => `<script src="${escape(href)}"></script>`),
  ];
  return {
    head: [...new Set(head)].join(''),
    bodyEnd: `<template data-code>${[...new Set(code)].join('')}</template><script>${shell.inlineScript}</script>`,
  };
}

/** @returns an empty list for a remote or module that the composition lacks */
function findAssets({ remotes }: Composition, id: ModuleId) {
  const release = remotes[remoteOf(id)];
  const exposed = release?.exposes[nameOf(id)];
  if (!release || !exposed) return [];
  const toAsset = ({ file, integrity }: { file: string; integrity: string }): Asset => ({
    href: release.base + file,
    integrity,
  });
  return [
    {
      css: exposed.css.map(toAsset),
      js: [release.web, ...exposed.js].map(toAsset),
      usesForms: exposed.entryPoints.includes('shared-contracts/ui/forms'),
    },
  ];
}

const formsChunk = (modules: ReturnType<typeof findAssets>): string | undefined =>
  modules.some(({ usesForms }) => usesForms) ? 'forms' : undefined;

const renderStylesheet = (asset: Asset): string => `<link rel="stylesheet" ${renderSource(asset)}>`;

/** CSS as part of the page, so that no request for it delays the first paint. The client finds it by its file. */
const renderStyle = (asset: Asset, css: string | undefined): string =>
  css === undefined ? renderStylesheet(asset) : `<style data-file="${escape(asset.href)}">${css}</style>`;

/** The client loads the whole file with the widget's code, so that it is no style of that file to it. */
const renderWidgetStyle = (asset: Asset, css: string | undefined, html: string): string =>
  css === undefined
    ? renderStylesheet(asset)
    : `<style data-rules-of="${escape(asset.href)}">${pruneStyles(css, html)}</style>`;

const renderPreload = (asset: Asset): string =>
  `<link rel="preload" as="script" fetchpriority="low" ${renderSource(asset)}>`;

const renderSource = ({ href, integrity }: Asset): string =>
  `href="${escape(href)}"${integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ''}`;

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
