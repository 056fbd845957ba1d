-- Creates the administrator of the embedded backend: admin@example.com with the password local-admin-password (D22,
-- D49). Each embedded database runs this file once. The Supabase CLI must not run it, because everybody knows the
-- password. For the same reason, the hash may have the lowest cost of bcrypt, with which signing in is fast.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current
) values (
  '00000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'admin@example.com',
  '$2a$04$kyoxaz68Tt2mpQifF9Wxw.pCEk9ozaYK2m96zMxqBePOHVbvUqotm', now(),
  '{"provider": "email", "providers": ["email"]}', '', '', '', '', ''
);

insert into auth.identities (id, user_id, provider, provider_id, identity_data) values (
  '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', 'email',
  '00000000-0000-4000-8000-000000000001',
  '{"sub": "00000000-0000-4000-8000-000000000001", "email": "admin@example.com", "email_verified": true}'
);

insert into public.admins (user_id) values ('00000000-0000-4000-8000-000000000001');
