/**
 * Finds, checks, loads and isolates plugins, and offers them together with the built-in services.
 */
@SuppressWarnings("module") // Packages are opened to modules that this module does not need.
module org.bowsprit.plugin.host {
  requires com.fasterxml.jackson.annotation;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires transitive jakarta.inject;
  requires java.management;
  requires org.bowsprit.format;
  requires org.slf4j;
  requires transitive org.bowsprit.audio;
  requires transitive org.bowsprit.pathfinding;
  requires transitive org.bowsprit.render;
  // The name of this module comes from its file name, because PF4J has no module descriptor at
  // present.
  requires pf4j;

  exports org.bowsprit.plugin.host;
  exports org.bowsprit.plugin.host.archive;
  exports org.bowsprit.plugin.host.description;
  exports org.bowsprit.plugin.host.installation;
  exports org.bowsprit.plugin.host.isolation;
  exports org.bowsprit.plugin.host.project;
  exports org.bowsprit.plugin.host.registry;

  // Guice creates the registries, and Jackson writes the lists.
  opens org.bowsprit.plugin.host to
      com.google.guice;
  opens org.bowsprit.plugin.host.description to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.plugin.host.installation to
      com.google.guice,
      com.fasterxml.jackson.databind;
  opens org.bowsprit.plugin.host.isolation to
      com.google.guice;
  opens org.bowsprit.plugin.host.registry to
      com.fasterxml.jackson.databind;
}
