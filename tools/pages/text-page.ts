/** A page that says something instead of the one that was asked for. */
export const textPage = (title: string, text: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{margin:3rem auto;max-width:40rem;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}</style>
<h1>${title}</h1>
${text}
</html>`
