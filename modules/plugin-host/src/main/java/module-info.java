/**
 * Finds, checks, loads and isolates plugins; what is built in and what is plugged in stand side by
 * side.
 */
@SuppressWarnings("module") // Opened to modules that this one does not need.
module org.bowsprit.plugin.host {
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires transitive jakarta.inject;
  requires java.management;
  requires org.bowsprit.format;
  requires org.slf4j;
  requires transitive org.bowsprit.audio;
  requires transitive org.bowsprit.pathfinding;
  requires transitive org.bowsprit.render;
  // Its name comes from the file name until PF4J brings its descriptor back.
  requires pf4j;

  exports org.bowsprit.plugin.host;
  exports org.bowsprit.plugin.host.isolation;
  exports org.bowsprit.plugin.host.project;
  exports org.bowsprit.plugin.host.registry;

  // Registries are made by Guice, and what is listed is written by Jackson.
  opens org.bowsprit.plugin.host to
      com.google.guice,
      com.fasterxml.jackson.databind;
  opens org.bowsprit.plugin.host.isolation to
      com.google.guice;
  opens org.bowsprit.plugin.host.registry to
      com.fasterxml.jackson.databind;
}
