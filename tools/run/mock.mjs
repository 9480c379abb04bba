// `npm run mock`: the mock without pages, or `npm run mock -- coverage`. Plain JavaScript like the file that it starts.
await import(process.argv[2] === 'coverage' ? '../coverage/main.ts' : '#mock-server/main.mjs')
