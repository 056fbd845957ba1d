-- Limits the length of each column below with a constraint of its own, so that a migration that adds a column does not
-- have to replace a constraint. A constraint for a length must be named `<column>_fits`, because the edge function
-- `create-case-study-translations` recognises by this name that a text is too long.
alter table public.case_studies
  drop constraint texts_fit,
  drop constraint title_is_given,
  add constraint title_is_given check (title ~ '\S'),
  add constraint title_fits check (length(title) <= 200),
  add constraint client_name_fits check (length(client_name) <= 200),
  add constraint category_fits check (length(category) <= 100),
  add constraint featured_image_fits check (length(featured_image) <= 2000),
  add constraint excerpt_fits check (length(excerpt) <= 1000),
  add constraint content_fits check (length(content) <= 200000),
  add constraint about_company_fits check (length(about_company) <= 50000),
  add constraint testimonial_text_fits check (length(testimonial_text) <= 5000),
  add constraint testimonial_author_fits check (length(testimonial_author) <= 200),
  add constraint testimonial_author_role_fits check (length(testimonial_author_role) <= 200),
  add constraint testimonial_image_fits check (length(testimonial_image) <= 2000);
