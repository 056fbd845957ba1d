// Generated from the migrations by `npm run db:types`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      admins: {
        Row: {
          created_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          user_id?: string
        }
        Relationships: []
      }
      case_studies: {
        Row: {
          about_company: string | null
          category: string
          client_name: string
          content: string
          created_at: string
          excerpt: string
          featured_image: string | null
          id: string
          language: string
          published: boolean
          published_at: string | null
          slug: string
          source_digest: string | null
          testimonial_author: string | null
          testimonial_author_role: string | null
          testimonial_image: string | null
          testimonial_text: string | null
          text_digest: string
          title: string
          unread: boolean
          updated_at: string
        }
        Insert: {
          about_company?: string | null
          category?: string
          client_name?: string
          content?: string
          created_at?: string
          excerpt?: string
          featured_image?: string | null
          id?: string
          language: string
          published?: boolean
          published_at?: string | null
          slug: string
          source_digest?: string | null
          testimonial_author?: string | null
          testimonial_author_role?: string | null
          testimonial_image?: string | null
          testimonial_text?: string | null
          text_digest?: never
          title: string
          unread?: boolean
          updated_at?: string
        }
        Update: {
          about_company?: string | null
          category?: string
          client_name?: string
          content?: string
          created_at?: string
          excerpt?: string
          featured_image?: string | null
          id?: string
          language?: string
          published?: boolean
          published_at?: string | null
          slug?: string
          source_digest?: string | null
          testimonial_author?: string | null
          testimonial_author_role?: string | null
          testimonial_image?: string | null
          testimonial_text?: string | null
          text_digest?: never
          title?: string
          unread?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      case_study_history: {
        Row: {
          deleted: boolean
          id: number
          language: string
          replaced_at: string
          replaced_by: string | null
          slug: string
          title: string
          version: Json
        }
        Insert: {
          deleted: boolean
          id?: never
          language: string
          replaced_at?: string
          replaced_by?: string | null
          slug: string
          title: string
          version: Json
        }
        Update: {
          deleted?: boolean
          id?: never
          language?: string
          replaced_at?: string
          replaced_by?: string | null
          slug?: string
          title?: string
          version?: Json
        }
        Relationships: []
      }
      offers: {
        Row: {
          benefits: string
          description: string
          duration_months: number | null
          employment_type: string
          id: number
          languages: string
          location: string
          published_at: string
          remote_percentage: number
          requirements: string
          salary_currency: string
          salary_from: number | null
          salary_to: number | null
          search_text: string
          status: number
          tech_stack: string
          title: string
        }
        Insert: {
          benefits?: string
          description: string
          duration_months?: number | null
          employment_type: string
          id?: never
          languages?: string
          location: string
          published_at?: string
          remote_percentage?: number
          requirements?: string
          salary_currency?: string
          salary_from?: number | null
          salary_to?: number | null
          search_text?: never
          status?: number
          tech_stack?: string
          title: string
        }
        Update: {
          benefits?: string
          description?: string
          duration_months?: number | null
          employment_type?: string
          id?: never
          languages?: string
          location?: string
          published_at?: string
          remote_percentage?: number
          requirements?: string
          salary_currency?: string
          salary_from?: number | null
          salary_to?: number | null
          search_text?: never
          status?: number
          tech_stack?: string
          title?: string
        }
        Relationships: []
      }
      rate_limits: {
        Row: {
          count: number
          subject: string
          window_start: string
        }
        Insert: {
          count: number
          subject: string
          window_start: string
        }
        Update: {
          count?: number
          subject?: string
          window_start?: string
        }
        Relationships: []
      }
      submissions: {
        Row: {
          attempts: number
          created_at: string
          delivered_at: string | null
          due_at: string
          form: string
          id: string
          payload: Json | null
          state: string
          state_since: string
        }
        Insert: {
          attempts?: number
          created_at?: string
          delivered_at?: string | null
          due_at?: string
          form: string
          id: string
          payload?: Json | null
          state?: string
          state_since?: string
        }
        Update: {
          attempts?: number
          created_at?: string
          delivered_at?: string | null
          due_at?: string
          form?: string
          id?: string
          payload?: Json | null
          state?: string
          state_since?: string
        }
        Relationships: []
      }
    }
    Views: {
      offer_locations: {
        Row: {
          location: string | null
        }
        Relationships: []
      }
      submission_counts: {
        Row: {
          failed: number | null
          pending: number | null
          pending_since: string | null
          suspected: number | null
        }
        Relationships: []
      }
    }
    Functions: {
      delete_suspected_submissions: { Args: never; Returns: number }
      resend_submissions: { Args: { from_state: string }; Returns: number }
      restore_deleted_versions: { Args: { history_ids: number[] }; Returns: Database['public']['Tables']['case_studies']['Row'][] }
      search_offers: { Args: { words: Json }; Returns: Database['public']['Tables']['offers']['Row'][] }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

export type Tables<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Row']
