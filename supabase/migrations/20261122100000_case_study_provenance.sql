-- Records which English text a machine translation was made from or last compared with, and whether a person has read
-- the translation (D45).
alter table public.case_studies
  -- Digest of the texts that are translated. A save changes the digest only if it changes one of these texts. Without
  -- the separators, the digest could stay the same if words are moved from one column to the next.
  add column text_digest text not null generated always as (md5(
    title || E'\x1f' || category || E'\x1f' || excerpt || E'\x1f' || content
    || E'\x1f' || coalesce(about_company, '') || E'\x1f' || coalesce(testimonial_text, '')
    || E'\x1f' || coalesce(testimonial_author_role, '')
  )) stored,
  -- `text_digest` of the English version that a machine translation was made from or last compared with. Null for a
  -- version that a person wrote.
  add column source_digest text,
  add column unread boolean not null default false,
  add constraint source_digest_is_md5 check (source_digest ~ '^[0-9a-f]{32}$');

grant insert (source_digest, unread), update (source_digest, unread) on public.case_studies to authenticated;

-- Marks a machine translation as read if an update changes one of its translated texts (the condition is in the trigger
-- below). An update without a new text does not show that a person has read the version, because a save of a study
-- updates all its versions.
create function private.mark_changed_translation_as_read() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.unread := false;
  return new;
end
$$;

create trigger mark_changed_translation_as_read before update on public.case_studies
  for each row
  when (
    new.unread and (
      new.title, new.category, new.excerpt, new.content, new.about_company, new.testimonial_text,
      new.testimonial_author_role
    ) is distinct from (
      old.title, old.category, old.excerpt, old.content, old.about_company, old.testimonial_text,
      old.testimonial_author_role
    )
  )
  execute function private.mark_changed_translation_as_read();
