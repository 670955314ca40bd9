/** Preloaded into the application: when `npm start` is killed with kill -9, the application does not stay behind. */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
