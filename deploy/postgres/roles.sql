-- Roles of a database, for its administrator; may be run again:
--   psql -d fyra [-v was=fyra] -f roles.sql
-- fyra_owner owns the tables and is what migrations run as; fyra_app reads and writes rows, which is all that processes do.
-- Nobody logs in as these: logins are their members (docs/operations.md), so that a password is changed by a second login.
-- was: the role that has owned everything until now.
\set ON_ERROR_STOP on
BEGIN;

SET client_min_messages = warning;
SELECT format('CREATE ROLE %I NOLOGIN', name) FROM (VALUES ('fyra_owner'), ('fyra_app')) wanted (name)
  WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name)
\gexec
GRANT fyra_owner TO CURRENT_USER;

\if :{?was}
  SELECT format('GRANT %I TO CURRENT_USER', :'was') WHERE :'was' <> current_user
  \gexec
  REASSIGN OWNED BY :"was" TO fyra_owner;
  SELECT format('DROP OWNED BY %I', :'was') WHERE :'was' <> current_user -- its grants
  \gexec
\endif

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO fyra_owner;
GRANT USAGE ON SCHEMA public TO fyra_app;

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO fyra_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO fyra_app;
ALTER DEFAULT PRIVILEGES FOR ROLE fyra_owner IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO fyra_app;
ALTER DEFAULT PRIVILEGES FOR ROLE fyra_owner IN SCHEMA public
  GRANT USAGE, SELECT ON SEQUENCES TO fyra_app;

COMMIT;
