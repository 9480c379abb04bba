# The mock alone, with its console, on port 5100. compose.yaml shows how to use it.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm run pack:mock && rm dist-package/*.tgz

FROM node:24-alpine
WORKDIR /mock
COPY --from=build /app/dist-package ./
USER node
EXPOSE 5100
HEALTHCHECK --interval=5s --timeout=3s \
  CMD ["node", "haneul-mock.mjs", "--check-health"]
ENTRYPOINT ["node", "haneul-mock.mjs", "--host", "0.0.0.0", "--port", "5100"]
