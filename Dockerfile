# The server with its built app, for a PostgreSQL elsewhere: compose.yaml starts it with one.
FROM node:24-bookworm-slim AS source
WORKDIR /app
COPY . .

FROM source AS app
RUN npx -y pnpm@12.21.0 install --prod --frozen-lockfile --config.pm-on-fail=ignore
RUN node tools/build-app.mjs

FROM source AS packages
RUN npx -y pnpm@12.21.0 install --prod --frozen-lockfile --config.pm-on-fail=ignore --filter @szansa/server...
COPY --from=app /app/apps/crm/dist ./apps/crm/dist
RUN node tools/image-folder.mjs image

# neither a shell nor a package manager; its user is 65532
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
COPY --from=packages /app/image ./
COPY --from=packages --chown=65532:65532 /app/image/data /data
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["./node", "apps/server/healthy.mjs"]
ENTRYPOINT ["./node", "apps/server/serve.mjs"]
