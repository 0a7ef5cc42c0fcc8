/** Contains the {@code bowsprit} command line and the composition root of the program. */
@SuppressWarnings("module") // This module opens packages to modules that it does not require.
module org.bowsprit.launcher {
  // Guice needs this module, but an automatic module cannot declare that.
  requires com.google.common;
  requires com.google.guice;
  requires info.picocli;
  requires jakarta.inject;
  requires ch.qos.logback.classic;
  requires ch.qos.logback.core;
  // Plugins are in no module, so they find only the modules that are resolved here. They need the
  // first for windows, the second for LWJGL.
  requires java.desktop;
  requires jdk.unsupported;
  requires org.bowsprit.adventures;
  requires org.bowsprit.audio;
  requires org.bowsprit.bow;
  requires org.bowsprit.bytes;
  requires org.bowsprit.console;
  requires org.bowsprit.desktop;
  requires org.bowsprit.editors;
  requires org.bowsprit.engine;
  requires org.bowsprit.environment;
  requires org.bowsprit.export;
  requires org.bowsprit.explorer;
  requires org.bowsprit.format;
  requires org.bowsprit.insight;
  requires org.bowsprit.kit;
  requires org.bowsprit.pathfinding;
  requires org.bowsprit.player;
  requires org.bowsprit.playtest;
  requires org.bowsprit.plugin.host;
  requires org.bowsprit.render;
  requires org.bowsprit.routelab;
  requires org.bowsprit.rpc;
  requires org.bowsprit.vm;
  requires org.slf4j;

  // Picocli reads the commands, Guice creates them, and Jackson writes their results.
  opens org.bowsprit.launcher to
      info.picocli,
      com.google.guice;
  opens org.bowsprit.launcher.command to
      info.picocli,
      com.google.guice,
      com.fasterxml.jackson.databind;
  opens org.bowsprit.launcher.environment to
      com.google.guice;
  opens org.bowsprit.launcher.failure to
      info.picocli;
  opens org.bowsprit.launcher.option to
      info.picocli,
      com.google.guice;
  opens org.bowsprit.launcher.play to
      com.google.guice;
  opens org.bowsprit.launcher.wiring to
      com.google.guice;

  provides ch.qos.logback.classic.spi.Configurator with
      org.bowsprit.launcher.logging.LogConfigurator;
}
