/** Returns the content of `robots.txt`. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /tb_admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`
