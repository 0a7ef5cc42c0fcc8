@echo off
rem Plays the game beside this file. Java 17 or newer is needed.
call "%~dp0bin\bowsprit.cmd" play "%~dp0games\@NAME@" %*
if errorlevel 1 pause
