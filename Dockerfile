# The site as an image: docs/operations/shipping.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
COPY lab/package.json lab/
COPY packages packages/
RUN npm ci --no-audit --no-fund
COPY . ./
RUN npx slicewright package --out ../package

FROM node:24.21.0-bookworm-slim
WORKDIR /data
# The user "node" of the image.
RUN chown 1000:1000 .
WORKDIR /site
COPY --from=build /package ./
# Threads share two arenas of glibc, and what is large goes back to the system when it is free: some 150 MB less.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell or npm between: the server gets SIGTERM, finishes what it is asked, and ends.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "start.mjs"]
